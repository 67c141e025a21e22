package checkers.core.table;

import java.time.Instant;
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
 */
public record Company(
    List<Member> players, List<Member> spectators, List<Away> away, List<Integer> declined) {
  /** A player whose seat is kept until then. */
  public record Away(int member, Instant until) {}

  static final Company NOBODY = new Company(List.of(), List.of(), List.of(), List.of());

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

  Company seat(Member member) {
    List<Member> seated = Stream.concat(players.stream(), Stream.of(member)).toList();
    return new Company(seated, except(spectators, member.id()), away, declined);
  }

  Company watch(Member member) {
    List<Member> watching = Stream.concat(spectators.stream(), Stream.of(member)).toList();
    return new Company(except(players, member.id()), watching, away, declined);
  }

  Company without(int member) {
    return new Company(
        except(players, member),
        except(spectators, member),
        away.stream().filter(gone -> gone.member() != member).toList(),
        declined);
  }

  Company drop(int member, Instant until) {
    List<Away> gone = Stream.concat(away.stream(), Stream.of(new Away(member, until))).toList();
    return new Company(players, spectators, gone, declined);
  }

  Company comeBack(int member) {
    List<Away> still = away.stream().filter(gone -> gone.member() != member).toList();
    return new Company(players, spectators, still, declined);
  }

  Company decline(int member) {
    List<Integer> more = Stream.concat(declined.stream(), Stream.of(member)).toList();
    return new Company(players, spectators, away, more);
  }

  /** Everybody may be asked again. */
  Company forgetDeclined() {
    return new Company(players, spectators, away, List.of());
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
