/** One server-sent event. `event` is empty when the stream did not name it. */
export interface ServerSentEvent {
  event: string;
  data: string;
}

export interface EventDecoder {
  /** Takes the next piece of text, cut anywhere, and gives the events it completes. */
  push(text: string): ServerSentEvent[];
  /** The stream is over: gives what was begun and not closed by a blank line. */
  flush(): ServerSentEvent[];
}

/**
 * Decodes the text of an event stream (WHATWG HTML, section 9.2.6), with two differences this product needs:
 * an event with a name and no data counts, because `event: end` alone ends a chat stream (spec section 7), and what stands
 * before the end of the stream without a blank line is given, so that a last `data: [DONE]` is not lost.
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
      // A CR that ended the last piece has ended its line already; an LF that follows belongs to it.
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
