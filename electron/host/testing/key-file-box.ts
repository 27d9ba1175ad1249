import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { SecretBox } from '../kernel/program.ts'

/** Stands for the operating system's store: a key in a file that only its owner may read. Not for real kiosks. */
export function keyFileBox(path: string): SecretBox {
  mkdirSync(dirname(path), { recursive: true })
  if (!existsSync(path)) writeFileSync(path, randomBytes(32), { mode: 0o600 })
  const key = readFileSync(path)
  return {
    encrypt: (secret) => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(secret), cipher.final()])
      return Promise.resolve(Buffer.concat([nonce, cipher.getAuthTag(), body]))
    },
    strength: () => Promise.resolve('kept'),
    decrypt: (sealed) =>
      new Promise((resolve) => {
        const bytes = Buffer.from(sealed)
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
        decipher.setAuthTag(bytes.subarray(12, 28))
        resolve(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]))
      }),
  }
}
