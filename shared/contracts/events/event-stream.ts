/** One event of a `text/event-stream`. */
export interface StreamEvent {
  /** `message` where the stream names none. */
  readonly name: string
  readonly data: string
  /** '' = none. */
  readonly id: string
}

export interface EventParser {
  /** Takes the next piece of text, cut anywhere, and gives the events that it completes. */
  push(text: string): readonly StreamEvent[]
}

const LINE_END = /\r\n|\r|\n/

/** Reads `text/event-stream` as it arrives; comments, `retry` and events without data are passed over. */
export function createEventParser(): EventParser {
  let rest = ''
  let fields = { name: '', data: [] as string[], id: '' }

  function take(line: string): StreamEvent | null {
    if (line === '') {
      const { name, data, id } = fields
      fields = { name: '', data: [], id }
      return data.length === 0 ? null : { name: name === '' ? 'message' : name, data: data.join('\n'), id }
    }
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') fields.name = value
    else if (field === 'data') fields.data.push(value)
    else if (field === 'id') fields.id = value
    return null
  }

  return {
    push(text) {
      const whole = rest + text
      // Half of a line end may still be on its way.
      const usable = whole.endsWith('\r') ? whole.slice(0, -1) : whole
      const lines = usable.split(LINE_END)
      rest = (lines.pop() ?? '') + whole.slice(usable.length)
      return lines.flatMap((line) => take(line) ?? [])
    },
  }
}
