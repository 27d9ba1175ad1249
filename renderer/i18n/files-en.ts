/** The texts in English, as those in German. */
export const FILES = import.meta.glob<{ texts: Record<string, unknown> }>(['./en/*.ts', '!./**/*.test.ts'])
