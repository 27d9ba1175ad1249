import { hash, verify } from '@node-rs/argon2'

/** OWASP's second recommendation: 19 MiB, two passes, one lane; argon2id is the library's own choice. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** argon2id hash of a password, in PHC form (decision 10). Takes some 30 ms off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS)
}

let dummyHash: Promise<string> | null = null

/**
 * Whether the password belongs to the hash. With null (nobody has this e-mail) it does the same
 * work against a hash of nothing, so that the time tells nothing (decision 10).
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password')
  const isMatch = await verify(passwordHash ?? (await dummyHash), password).catch(() => false)
  return isMatch && passwordHash !== null
}

/** Makes the dummy hash ahead of the first login. */
export async function warmUpPasswords(): Promise<void> {
  dummyHash ??= hashPassword('nobody has this password')
  await dummyHash
}
