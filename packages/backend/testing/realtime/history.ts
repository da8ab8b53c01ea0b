/** When something held, in ms. Widened by the duration of its change, since the exact moment is unknown. */
interface Span {
  from: number;
  to: number;
}

interface Version extends Span {
  row: string;
  owner: string;
}

export interface Delivery {
  channel: string;
  /** The row's text, which names its version. */
  body: string;
  at: number;
}

/** Records rows, roles and channels over time, so each delivery can be judged. */
export interface History {
  /** The row's text and owner from now on; undefined if deleted. Call `done` after the change. */
  changeRow(row: string, state: { body: string; owner: string } | undefined): Change;
  /** Whether the user is on the staff, who read everything. */
  changeStaff(user: string, isStaff: boolean): Change;
  /** The user the channel listens as; undefined if it left. */
  changeListener(channel: string, user: string | undefined): Change;
  isAllowed(delivery: Delivery): boolean;
  /** Whether the channel's listener could have seen any row up to a moment. */
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

  /** All times when the user may read the version. */
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

/** Whether all hold at one moment, no later than `at`. */
function overlap(spans: Span[], at: number): boolean {
  const from = Math.max(...spans.map((span) => span.from));
  return from <= at && from <= Math.min(...spans.map(({ to }) => to));
}
