/**
 * What stands in for what was taken out. Visitors leave names, addresses and codes in the pages; none of that may lie
 * in a log file, which leaves the machine when something is wrong with it.
 */
const RULES: readonly (readonly [RegExp, string])[] = [
  // Whole addresses first: their parts look like other things. Host and path's first word stay, the rest does not.
  [/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/?#@]*@/gi, '$1'],
  [/(\b[a-z][a-z0-9+.-]*:\/\/[^\s?#"'<>]*)[?#][^\s"'<>]*/gi, '$1?…'],
  [/(^|\s)(\/[^\s?#"'<>]*)[?#][^\s"'<>]*/g, '$1$2?…'],
  [/[\p{L}\p{N}._%+-]+(@|%40)[\p{L}\p{N}.-]+\.\p{L}{2,}/giu, '<mail>'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 <secret>'],
  [
    /\b(token|secret|password|passwort|pin|code|key|authorization|cookie|name|phone|email|message)(["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;&}]+)/gi,
    '$1$2<removed>',
  ],
  [/\b[a-z]{2}\d{2}(?: ?[\da-z]{4}){3,7}(?: ?[\da-z]{1,3})?\b/gi, '<number>'],
  // Ids of configurations and restore links; hashes of files are 64 digits and say nothing of anybody.
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b(?![0-9a-f]{64}\b)[\w-]{32,}\b/gi, '<secret>'],
  [/\b\d{1,3}(\.\d{1,3}){3}\b/g, '<address>'],
  [/(?:\+|\b00?)\d[\d ()/-]{6,}\d(?!\w)/g, '<phone>'],
  [/([a-z]:\\users\\|\/home\/|\/users\/)[^\\/\s]+/gi, '$1<user>'],
]
const LONGEST_LINE = 2_000

/** A line for the log file, without anything personal, without line breaks, at most 2,000 characters. */
export function redact(text: string): string {
  const oneLine = text.replace(/\p{Cc}+/gu, ' ').slice(0, 4 * LONGEST_LINE)
  const clean = RULES.reduce((line, [pattern, instead]) => line.replace(pattern, instead), oneLine)
  return clean.length > LONGEST_LINE ? `${clean.slice(0, LONGEST_LINE)}…` : clean
}
