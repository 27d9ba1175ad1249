import { inRem } from '#renderer/ui/in-rem.ts'

const PATHS = {
  shift: 'M12 4l8 9h-4.500v6h-7v-6H4z',
  locked: 'M12 3l8 9h-4.500v4h-7v-4H4zM8.500 20h7',
  erase: 'M9 5h11v14H9l-6-7zM12 9.500l5 5M17 9.500l-5 5',
  line: 'M19 6v6a3 3 0 0 1-3 3H5M9 11l-4 4 4 4',
  hide: 'M3 4h18v10H3zM7 8v.01M12 8v.01M17 8v.01M8 11h8M9 18l3 3 3-3',
} as const

/** What a key without a letter does; the key itself has the words. */
export function KeyIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg width={inRem(26)} height={inRem(26)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  )
}
