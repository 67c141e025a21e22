package checkers.core.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Who is at a table.
 *
 * @param players who has a seat, at most two, in the order of seating
 * @param spectators who watches, in order of connection
 * @param away players who lost their connection, and until when their seats are kept
 * @param declined spectators who did not want the seat that is free now
 * @param arrivals everybody in order of connection
 */
public record Company(
    List<Member> players,
    List<Member> spectators,
    List<Away> away,
    List<Integer> declined,
    List<Integer> arrivals) {
  /** A player whose seat is kept until then. */
  public record Away(int member, Instant until) {}

  static final Company NOBODY = new Company(List.of(), List.of(), List.of(), List.of(), List.of());

  private static final int SEATS = 2;

  public boolean isPlayer(int member) {
    return find(players, member).isPresent();
  }

  public boolean isAway(int member) {
    return away.stream().anyMatch(gone -> gone.member() == member);
  }

  public Optional<Member> member(int id) {
    return find(players, id).or(() -> find(spectators, id));
  }

  /** Players first, each group in its order. */
  public List<Member> everybody() {
    return Stream.concat(players.stream(), spectators.stream()).toList();
  }

  public boolean hasFreeSeat() {
    return players.size() < SEATS;
  }

  /** The first-connected spectator who could be asked to take the free seat. */
  Optional<Member> nextToAsk() {
    return spectators.stream()
        .filter(member -> member.mayPlay() && !declined.contains(member.id()))
        .findFirst();
  }

  Company arrive(Member member) {
    return new Company(players, spectators, away, declined, and(arrivals, member.id()));
  }

  Company seat(Member member) {
    return new Company(
        and(players, member), except(spectators, member.id()), away, declined, arrivals);
  }

  /** Takes his place among the spectators, before those who connected later. */
  Company watch(Member member) {
    List<Member> watching = new ArrayList<>(spectators);
    watching.add(placeOf(member.id()), member);
    return new Company(
        except(players, member.id()), List.copyOf(watching), away, declined, arrivals);
  }

  private int placeOf(int member) {
    return arrivals.stream()
        .skip(arrivals.indexOf(member) + 1L)
        .flatMap(later -> find(spectators, later).stream())
        .findFirst()
        .map(spectators::indexOf)
        .orElse(spectators.size());
  }

  /** Nothing is remembered of one who has gone: somebody else may get his id. */
  Company without(int member) {
    return new Company(
        except(players, member),
        except(spectators, member),
        away.stream().filter(gone -> gone.member() != member).toList(),
        declined.stream().filter(id -> id != member).toList(),
        arrivals.stream().filter(id -> id != member).toList());
  }

  Company drop(int member, Instant until) {
    return new Company(players, spectators, and(away, new Away(member, until)), declined, arrivals);
  }

  Company comeBack(int member) {
    List<Away> still = away.stream().filter(gone -> gone.member() != member).toList();
    return new Company(players, spectators, still, declined, arrivals);
  }

  Company decline(int member) {
    return new Company(players, spectators, away, and(declined, member), arrivals);
  }

  /** Everybody may be asked again. */
  Company forgetDeclined() {
    return new Company(players, spectators, away, List.of(), arrivals);
  }

  private static <T> List<T> and(List<T> some, T one) {
    return Stream.concat(some.stream(), Stream.of(one)).toList();
  }

  private static List<Member> except(List<Member> members, int id) {
    return members.stream().filter(member -> member.id() != id).toList();
  }

  private static Optional<Member> find(List<Member> members, int id) {
    for (Member member : members) {
      if (member.id() == id) {
        return Optional.of(member);
      }
    }
    return Optional.empty();
  }
}
