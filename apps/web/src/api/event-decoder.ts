/** One server-sent event. `event` is empty when unnamed. */
export interface ServerSentEvent {
  event: string;
  data: string;
}

export interface EventDecoder {
  /** A piece may be cut anywhere. */
  push(text: string): ServerSentEvent[];
  /** Returns the unfinished event. */
  flush(): ServerSentEvent[];
}

/**
 * Event stream decoder (WHATWG HTML, 9.2.6) with two differences: a named event without data counts, (spec section 7), and the last event may lack its blank line.
 */
export function createEventDecoder(): EventDecoder {
  let unfinishedLine = '';
  let dropLineFeed = false;
  let event = '';
  let data: string[] = [];

  function takeEvent(): ServerSentEvent[] {
    const complete = event !== '' || data.length > 0 ? [{ event, data: data.join('\n') }] : [];
    event = '';
    data = [];
    return complete;
  }

  function takeLine(line: string): ServerSentEvent[] {
    if (line === '') return takeEvent();
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    else if (field === 'data') data.push(value);
    return [];
  }

  return {
    push(text) {
      if (text === '') return [];
      // This LF belongs to the CR at the end of the last piece.
      const piece = dropLineFeed && text.startsWith('\n') ? text.slice(1) : text;
      dropLineFeed = text.endsWith('\r');
      const lines = piece.split(/\r\n|\r|\n/);
      lines[0] = unfinishedLine + lines[0];
      unfinishedLine = lines.pop() ?? '';
      return lines.flatMap(takeLine);
    },
    flush() {
      const rest = unfinishedLine;
      unfinishedLine = '';
      return [...(rest === '' ? [] : takeLine(rest)), ...takeEvent()];
    },
  };
}
