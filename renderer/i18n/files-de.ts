/** The texts in German: one chunk per namespace, loaded when it is first needed. */
export const FILES = import.meta.glob<{ texts: Record<string, unknown> }>(['./de/*.ts', '!./**/*.test.ts'])
