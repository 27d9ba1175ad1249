import { createHmac, timingSafeEqual } from 'node:crypto'

/** Bytes of a thread's id, and of the proof that belongs to it and a person. */
const ID_BYTES = 16
const PROOF_BYTES = 10
/** Of 32 characters, without case, which mail servers do not keep. */
const DIGITS = 'abcdefghijklmnopqrstuvwxyz234567'
const TOKEN = /^[a-z2-7]{42}$/

/** What an address says that an answer arrived at. */
export interface ReplyToken {
  readonly threadId: string
  readonly proof: Buffer
}

/** Addresses that answers to mails about a thread go to, each for one person: nobody can make up another's. */
export interface ReplyAddresses {
  /** `reply+TOKEN@portal.example`; the part before the @ has at most 64 characters. */
  make(threadId: string, userId: string): string
  /** What one of these addresses says; null = it is none. */
  read(address: string): ReplyToken | null
  /** Whether it was made for this person. */
  isFor(token: ReplyToken, userId: string): boolean
}

/**
 * @param address that mails arrive at, as `reply@portal.example`
 * @param key the portal's own secret
 */
export function createReplyAddresses(address: string, key: Buffer): ReplyAddresses {
  const at = address.lastIndexOf('@')
  const box = address.slice(0, at).toLowerCase()
  const domain = address.slice(at + 1).toLowerCase()

  const prove = (threadId: string, userId: string) =>
    createHmac('sha256', key).update(`reply\n${threadId}\n${userId}`).digest().subarray(0, PROOF_BYTES)

  return {
    make(threadId, userId) {
      const id = Buffer.from(threadId.replaceAll('-', ''), 'hex')
      return `${box}+${encode(Buffer.concat([id, prove(threadId, userId)]))}@${domain}`
    },

    read(written) {
      const whole = written.trim().toLowerCase()
      if (!whole.startsWith(`${box}+`) || !whole.endsWith(`@${domain}`)) return null
      const token = whole.slice(box.length + 1, -domain.length - 1)
      if (!TOKEN.test(token)) return null
      const bytes = decode(token)
      const hex = bytes.subarray(0, ID_BYTES).toString('hex')
      const threadId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      return { threadId, proof: bytes.subarray(ID_BYTES, ID_BYTES + PROOF_BYTES) }
    },

    isFor: ({ threadId, proof }, userId) => timingSafeEqual(proof, prove(threadId, userId)),
  }
}

function encode(bytes: Buffer): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  let text = ''
  for (let start = 0; start < bits.length; start += 5) {
    text += DIGITS[Number.parseInt(bits.slice(start, start + 5).padEnd(5, '0'), 2)] ?? ''
  }
  return text
}

function decode(text: string): Buffer {
  let bits = ''
  for (const digit of text) bits += DIGITS.indexOf(digit).toString(2).padStart(5, '0')
  const bytes: number[] = []
  for (let start = 0; start + 8 <= bits.length; start += 8) bytes.push(Number.parseInt(bits.slice(start, start + 8), 2))
  return Buffer.from(bytes)
}
