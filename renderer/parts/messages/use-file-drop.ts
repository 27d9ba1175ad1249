import { type DragEvent, useState } from 'react'

interface FileDrop {
  /** Something is held above it that can be dropped. */
  readonly isOver: boolean
  /** For the element that takes files. */
  readonly handlers: {
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragLeave: (event: DragEvent) => void
    readonly onDrop: (event: DragEvent) => void
  }
}

/** Takes files that are dropped on an element. @param isLocked nothing is taken just now, but kept from the browser */
export function useFileDrop(isLocked: boolean, onFiles: (files: readonly File[]) => void): FileDrop {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    handlers: {
      onDragOver(event) {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(!isLocked)
      },
      onDragLeave({ currentTarget, relatedTarget }) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
      },
      onDrop(event) {
        setIsOver(false)
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
