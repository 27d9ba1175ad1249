import { readFileSync } from 'node:fs'

/** One tensor of a weights file. */
interface Tensor {
  readonly shape: number[]
  readonly values: Float32Array
}

function half(h: number): number {
  const sign = h & 0x8000 ? -1 : 1
  const exponent = (h >> 10) & 31
  const mantissa = h & 1023
  if (exponent === 0) return sign * mantissa * 2 ** -24
  return sign * (1 + mantissa / 1024) * 2 ** (exponent - 15)
}

/** Reads the weights of Open Image Denoise (.tza). */
function readWeights(file: string): Map<string, Tensor> {
  const data = readFileSync(file)
  let at = Number(data.readBigUInt64LE(4))
  const count = data.readUInt32LE(at)
  at += 4
  const tensors = new Map<string, Tensor>()
  for (let i = 0; i < count; i++) {
    const length = data.readUInt16LE(at)
    const name = data.toString('utf8', at + 2, at + 2 + length)
    at += 2 + length
    const dimensions = data.readUInt8(at)
    const shape = Array.from({ length: dimensions }, (_, k) => data.readUInt32LE(at + 1 + 4 * k))
    at += 1 + 5 * dimensions
    const isFull = String.fromCharCode(data.readUInt8(at)) === 'f'
    const offset = Number(data.readBigUInt64LE(at + 1))
    at += 9
    const values = new Float32Array(shape.reduce((a, b) => a * b, 1))
    for (let k = 0; k < values.length; k++)
      values[k] = isFull ? data.readFloatLE(offset + 4 * k) : half(data.readUInt16LE(offset + 2 * k))
    tensors.set(name, { shape, values })
  }
  return tensors
}

// The few pieces of Protocol Buffers that an ONNX model needs.
function varint(value: number): Buffer {
  const bytes: number[] = []
  let rest = BigInt(value)
  do {
    const low = Number(rest & 127n)
    rest >>= 7n
    bytes.push(rest > 0n ? low | 128 : low)
  } while (rest > 0n)
  return Buffer.from(bytes)
}
const number = (field: number, value: number): Buffer => Buffer.concat([varint(field << 3), varint(value)])
function part(field: number, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((c) => (typeof c === 'string' ? Buffer.from(c) : c)))
  return Buffer.concat([varint((field << 3) | 2), varint(body.length), body])
}
const numbersAttribute = (name: string, values: number[]): Buffer =>
  part(5, part(1, name), ...values.map((v) => number(8, v)), number(20, 7))
const textAttribute = (name: string, value: string): Buffer => part(5, part(1, name), part(4, value), number(20, 3))
const numberAttribute = (name: string, value: number): Buffer => part(5, part(1, name), number(3, value), number(20, 2))

function constant(name: string, shape: number[], values: Float32Array): Buffer {
  const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength)
  return part(5, ...shape.map((s) => number(1, s)), number(2, 1), part(8, name), part(9, bytes))
}

/** Writes nodes one after another; every one returns the name of its output. */
class Model {
  readonly nodes: Buffer[] = []

  node(op: string, inputs: string[], ...attributes: Buffer[]): string {
    const name = `x${this.nodes.length}`
    this.nodes.push(part(1, ...inputs.map((i) => part(1, i)), part(2, name), part(4, op), ...attributes))
    return name
  }

  conv(layer: string, from: string): string {
    const pads = numbersAttribute('pads', [1, 1, 1, 1])
    return this.node('Conv', [from, `${layer}.weight`, `${layer}.bias`], pads, numbersAttribute('kernel_shape', [3, 3]))
  }

  step(layer: string, from: string): string {
    return this.node('Relu', [this.conv(layer, from)])
  }

  pool(from: string): string {
    const size = [numbersAttribute('kernel_shape', [2, 2]), numbersAttribute('strides', [2, 2])]
    return this.node('MaxPool', [from], ...size)
  }

  /** Twice the size, joined with what was there at that size on the way down. */
  up(from: string, beside: string): string {
    const how = [
      textAttribute('mode', 'nearest'),
      textAttribute('coordinate_transformation_mode', 'asymmetric'),
      textAttribute('nearest_mode', 'floor'),
    ]
    return this.node('Concat', [this.node('Resize', [from, '', 'twice'], ...how), beside], numberAttribute('axis', 1))
  }
}

/** The denoiser's U-net as an ONNX model, and how many channels it takes. */
export function buildModel(weightsFile: string): { readonly bytes: Buffer; readonly channels: number } {
  const weights = readWeights(weightsFile)
  const channels = weights.get('enc_conv0.weight')?.shape[1]
  if (channels === undefined) throw new Error(`${weightsFile} is not the expected network`)
  const m = new Model()
  const p1 = m.pool(m.step('enc_conv1', m.step('enc_conv0', 'in')))
  const p2 = m.pool(m.step('enc_conv2', p1))
  const p3 = m.pool(m.step('enc_conv3', p2))
  const p4 = m.pool(m.step('enc_conv4', p3))
  let x = m.step('enc_conv5b', m.step('enc_conv5a', p4))
  for (const [level, beside] of [
    [4, p3],
    [3, p2],
    [2, p1],
    [1, 'in'],
  ] as const)
    x = m.step(`dec_conv${level}b`, m.step(`dec_conv${level}a`, m.up(x, beside)))
  const out = m.conv('dec_conv0', x)
  const constants = [...weights].map(([name, t]) => constant(name, t.shape, t.values))
  constants.push(constant('twice', [4], new Float32Array([1, 1, 2, 2])))
  const value = (name: string, depth: number): Buffer => {
    const shape = [part(1, number(1, 1)), part(1, number(1, depth)), part(1, part(2, 'h')), part(1, part(2, 'w'))]
    return part(1, name).length > 0
      ? Buffer.concat([part(1, name), part(2, part(1, number(1, 1), part(2, ...shape)))])
      : Buffer.alloc(0)
  }
  const graph = part(
    7,
    ...m.nodes,
    part(2, 'denoiser'),
    ...constants,
    part(11, value('in', channels)),
    part(12, value(out, 3)),
  )
  return { bytes: Buffer.concat([number(1, 7), part(8, part(1, ''), number(2, 13)), graph]), channels }
}
