/** From when until when something held, in ms. Widened by the time its change took: nobody can say when within it happened. */
interface Span {
  from: number;
  to: number;
}

interface Version extends Span {
  row: string;
  owner: string;
}

/** What a channel was sent. */
export interface Delivery {
  channel: string;
  /** The row's text, which names its version. */
  body: string;
  at: number;
}

/** What rows, roles and channels were at each moment, written down beside the changes, so that each delivery can be judged. */
export interface History {
  /** The row has this text and owner from now on; undefined when it is gone. Call `done` when the change is made. */
  changeRow(row: string, state: { body: string; owner: string } | undefined): Change;
  /** The user is on the staff, who read everything, or not any more. */
  changeStaff(user: string, isStaff: boolean): Change;
  /** The channel listens as this user; undefined when it is left. */
  changeListener(channel: string, user: string | undefined): Change;
  isAllowed(delivery: Delivery): boolean;
  /** Whether any row could have been shown to the listener of the channel up to a moment. */
  hasSeenRows(channel: string, at: number): boolean;
}

interface Change {
  done(): void;
}

export function createHistory(now: () => number): History {
  const versions = new Map<string, Version>();
  const currentOf = new Map<string, Version>();
  const staff = new Map<string, Span[]>();
  const listeners = new Map<string, (Span & { user: string })[]>();

  const end = (span: Span | undefined): Change => ({
    done() {
      if (span) span.to = now();
    },
  });
  const last = <T extends Span>(spans: T[] | undefined) => spans?.findLast(({ to }) => to === Infinity);

  /** All moments at which the user may read the version. */
  const allowances = (user: string, { owner }: Version): Span[] =>
    owner === user ? [{ from: -Infinity, to: Infinity }] : (staff.get(user) ?? []);

  return {
    changeRow(row, state) {
      const before = currentOf.get(row);
      if (state) {
        const version = { row, owner: state.owner, from: now(), to: Infinity };
        versions.set(state.body, version);
        currentOf.set(row, version);
      } else {
        currentOf.delete(row);
      }
      return end(before);
    },
    changeStaff(user, isStaff) {
      const spans = staff.get(user) ?? [];
      staff.set(user, spans);
      const before = last(spans);
      if (isStaff && !before) spans.push({ from: now(), to: Infinity });
      return end(isStaff ? undefined : before);
    },
    changeListener(channel, user) {
      const spans = listeners.get(channel) ?? [];
      listeners.set(channel, spans);
      const before = last(spans);
      if (user !== undefined) spans.push({ user, from: now(), to: Infinity });
      return end(before);
    },
    isAllowed({ channel, body, at }) {
      const version = versions.get(body);
      if (!version) return false;
      return (listeners.get(channel) ?? []).some((listening) =>
        allowances(listening.user, version).some((allowance) => overlap([listening, version, allowance], at)),
      );
    },
    hasSeenRows(channel, at) {
      return (listeners.get(channel) ?? []).some((listening) =>
        [...versions.values()].some((version) =>
          allowances(listening.user, version).some((allowance) => overlap([version, allowance], at)),
        ),
      );
    },
  };
}

/** Whether all hold at one moment that is not after `at`. */
function overlap(spans: Span[], at: number): boolean {
  const from = Math.max(...spans.map((span) => span.from));
  return from <= at && from <= Math.min(...spans.map(({ to }) => to));
}
