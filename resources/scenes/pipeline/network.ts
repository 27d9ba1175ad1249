import { readFileSync } from 'node:fs'
import { type Attribute, getModel, getNode, type Tensor } from './onnx.ts'

/** A 16-bit float (IEEE 754 binary16). */
function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 31
  const mantissa = bits & 1023
  if (exponent === 0) return sign * mantissa * 2 ** -24
  return sign * (1 + mantissa / 1024) * 2 ** (exponent - 15)
}

/**
 * Reads the weights of Open Image Denoise: a `.tza` file, "tensor archive" (core/tza.cpp in
 * https://github.com/RenderKit/oidn): magic and version, where the table of tensors begins, then for each its name,
 * dimensions, layout, type ('f' or 'h') and place.
 */
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
    // One byte more for each dimension: the layout's letter.
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

/** A network's operators, added one after another; each returns the name of its output. */
class Network {
  readonly nodes: Buffer[] = []

  private add(op: string, inputs: readonly string[], ...attributes: readonly Attribute[]): string {
    const name = `x${this.nodes.length}`
    this.nodes.push(getNode(op, inputs, name, attributes))
    return name
  }

  /** A convolution of 3×3 with the weights of a layer. */
  conv(layer: string, from: string): string {
    const inputs = [from, `${layer}.weight`, `${layer}.bias`]
    return this.add('Conv', inputs, ['pads', [1, 1, 1, 1]], ['kernel_shape', [3, 3]])
  }

  /** A convolution, of which what is below zero is left out. */
  step(layer: string, from: string): string {
    return this.add('Relu', [this.conv(layer, from)])
  }

  /** Half the size. */
  pool(from: string): string {
    return this.add('MaxPool', [from], ['kernel_shape', [2, 2]], ['strides', [2, 2]])
  }

  /** Twice the size, joined with what was there at that size on the way down. */
  up(from: string, beside: string): string {
    const how = [
      ['mode', 'nearest'],
      ['coordinate_transformation_mode', 'asymmetric'],
      ['nearest_mode', 'floor'],
    ] as const
    return this.add('Concat', [this.add('Resize', [from, '', 'twice'], ...how), beside], ['axis', 1])
  }
}

/**
 * Open Image Denoise's network, a U-net (its layers: core/unet_filter.cpp), as an ONNX model, and how many channels it
 * takes. Throws when the file holds another one.
 */
export function buildModel(weightsFile: string): { readonly bytes: Buffer; readonly channels: number } {
  const weights = readWeights(weightsFile)
  const channels = weights.get('enc_conv0.weight')?.shape[1]
  if (channels === undefined) throw new Error(`${weightsFile} is not the expected network`)
  const net = new Network()
  const p1 = net.pool(net.step('enc_conv1', net.step('enc_conv0', 'in')))
  const p2 = net.pool(net.step('enc_conv2', p1))
  const p3 = net.pool(net.step('enc_conv3', p2))
  const p4 = net.pool(net.step('enc_conv4', p3))
  let x = net.step('enc_conv5b', net.step('enc_conv5a', p4))
  for (const [level, beside] of [
    [4, p3],
    [3, p2],
    [2, p1],
    [1, 'in'],
  ] as const)
    x = net.step(`dec_conv${level}b`, net.step(`dec_conv${level}a`, net.up(x, beside)))
  const out = net.conv('dec_conv0', x)
  const constants = new Map([...weights, ['twice', { shape: [4], values: new Float32Array([1, 1, 2, 2]) }]])
  const bytes = getModel({
    name: 'denoiser',
    nodes: net.nodes,
    constants,
    input: ['in', channels],
    output: [out, 3],
  })
  return { bytes, channels }
}
