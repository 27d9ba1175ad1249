/** Where the text of a stream goes. */
export interface StreamSink {
  write(text: string): void
  /** Too much waits to be sent already: what is written next would only pile up. */
  isFull(): boolean
  /** Runs once, when it can take more again. */
  onDrain(run: () => void): void
  end(): void
  /** Runs once, when either side has ended it; never before this call has returned. */
  onClose(run: () => void): void
}
