/** First letters of the first and the last word of a name. */
export function getInitials(name: string): string {
  const words = name.split(' ').filter((word) => word !== '')
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase()
}
