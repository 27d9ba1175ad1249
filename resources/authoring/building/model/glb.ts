import { MeshoptEncoder } from 'meshoptimizer/encoder'
import { type MaterialName, MATERIALS, type Mesh } from './mesh.ts'

/** A node of the model: a mesh, or a group of others. */
export interface ModelNode {
  readonly name: string
  readonly mesh?: Mesh
  readonly children?: readonly ModelNode[]
}

const FLOAT = 5126
const UNSIGNED_INT = 5125
const ARRAY_BUFFER = 34962
const ELEMENT_ARRAY_BUFFER = 34963
const VERTEX_BYTES = 12
const INDEX_BYTES = 4
const JSON_CHUNK = 0x4e4f534a
const BINARY_CHUNK = 0x004e4942

interface Accessor {
  readonly bufferView: number
  readonly byteOffset: number
  readonly componentType: number
  readonly count: number
  readonly type: 'VEC3' | 'SCALAR'
  readonly min?: readonly number[]
  readonly max?: readonly number[]
}

interface Primitive {
  readonly attributes: { readonly POSITION: number }
  readonly indices: number
  readonly material: number
}

/** Collects what the JSON chunk says, and all corners and triangles in two long rows. */
class Collector {
  readonly nodes: { name: string; mesh?: number; children?: number[] }[] = []
  readonly meshes: { name: string; primitives: Primitive[] }[] = []
  readonly accessors: Accessor[] = []
  readonly materials: MaterialName[] = []
  readonly positions: number[] = []
  readonly indices: number[] = []

  /** Adds a node with all below it; answers its number. */
  addNode({ name, mesh, children }: ModelNode): number {
    const node: (typeof this.nodes)[number] = { name }
    const index = this.nodes.push(node) - 1
    if (mesh !== undefined) node.mesh = this.addMesh(name, mesh)
    if (children !== undefined) node.children = children.map((child) => this.addNode(child))
    return index
  }

  private addMesh(name: string, { parts }: Mesh): number {
    const primitives = [...parts].map(([material, { positions, indices }]): Primitive => {
      const position = this.accessors.push(this.getPositions(positions)) - 1
      const index = this.accessors.push(this.getIndices(indices)) - 1
      return { attributes: { POSITION: position }, indices: index, material: this.getMaterial(material) }
    })
    return this.meshes.push({ name, primitives }) - 1
  }

  private getPositions(values: readonly number[]): Accessor {
    const byteOffset = this.positions.length * 4
    const axes = [0, 1, 2].map((axis) => values.filter((_, at) => at % 3 === axis))
    for (const value of values) this.positions.push(value)
    return {
      bufferView: 0,
      byteOffset,
      componentType: FLOAT,
      count: values.length / 3,
      type: 'VEC3',
      min: axes.map((axis) => Math.fround(Math.min(...axis))),
      max: axes.map((axis) => Math.fround(Math.max(...axis))),
    }
  }

  private getIndices(values: readonly number[]): Accessor {
    const byteOffset = this.indices.length * INDEX_BYTES
    for (const value of values) this.indices.push(value)
    return { bufferView: 1, byteOffset, componentType: UNSIGNED_INT, count: values.length, type: 'SCALAR' }
  }

  private getMaterial(name: MaterialName): number {
    const found = this.materials.indexOf(name)
    return found >= 0 ? found : this.materials.push(name) - 1
  }
}

/** Packs nodes as a GLB with Meshopt compression (EXT_meshopt_compression); the same bytes each time. */
export async function packGlb(roots: readonly ModelNode[]): Promise<Uint8Array> {
  await MeshoptEncoder.ready
  const collected = new Collector()
  const scene = roots.map((root) => collected.addNode(root))
  const positions = encoded(new Float32Array(collected.positions), VERTEX_BYTES, 'ATTRIBUTES')
  const indices = encoded(new Uint32Array(collected.indices), INDEX_BYTES, 'TRIANGLES')
  const document = {
    asset: { version: '2.0', generator: 'Wohnwahl' },
    extensionsUsed: ['EXT_meshopt_compression'],
    extensionsRequired: ['EXT_meshopt_compression'],
    scene: 0,
    scenes: [{ nodes: scene }],
    nodes: collected.nodes,
    meshes: collected.meshes,
    materials: collected.materials.map(getMaterial),
    accessors: collected.accessors,
    bufferViews: [
      getBufferView(positions, 0, 0, ARRAY_BUFFER),
      getBufferView(indices, padded(positions.bytes.length), positions.rawLength, ELEMENT_ARRAY_BUFFER),
    ],
    buffers: [
      { byteLength: padded(positions.bytes.length) + indices.bytes.length },
      {
        byteLength: positions.rawLength + indices.rawLength,
        extensions: { EXT_meshopt_compression: { fallback: true } },
      },
    ],
  }
  return container(JSON.stringify(document), [positions.bytes, indices.bytes])
}

interface Encoded {
  readonly bytes: Uint8Array
  readonly rawLength: number
  readonly stride: number
  readonly mode: 'ATTRIBUTES' | 'TRIANGLES'
}

function encoded(values: Float32Array | Uint32Array, stride: number, mode: Encoded['mode']): Encoded {
  const raw = new Uint8Array(values.buffer)
  const bytes = MeshoptEncoder.encodeGltfBuffer(raw, raw.length / stride, stride, mode)
  return { bytes, rawLength: raw.length, stride, mode }
}

function getBufferView(
  { bytes, rawLength, stride, mode }: Encoded,
  byteOffset: number,
  rawOffset: number,
  target: number,
) {
  return {
    buffer: 1,
    byteOffset: rawOffset,
    byteLength: rawLength,
    target,
    ...(mode === 'ATTRIBUTES' ? { byteStride: stride } : {}),
    extensions: {
      EXT_meshopt_compression: {
        buffer: 0,
        byteOffset,
        byteLength: bytes.length,
        byteStride: stride,
        count: rawLength / stride,
        mode,
      },
    },
  }
}

function getMaterial(name: MaterialName) {
  const { color, roughness, metalness } = MATERIALS[name]
  const linear = [1, 3, 5].map((at) => toLinear(Number.parseInt(color.slice(at, at + 2), 16) / 255))
  return {
    name,
    pbrMetallicRoughness: { baseColorFactor: [...linear, 1], metallicFactor: metalness, roughnessFactor: roughness },
  }
}

/** sRGB → linear, to four places. */
function toLinear(value: number): number {
  const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  return Math.round(linear * 10_000) / 10_000
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}

/** Header, JSON chunk filled up with spaces, binary chunk filled up with zeros. */
function container(json: string, buffers: readonly Uint8Array[]): Uint8Array {
  const text = new TextEncoder().encode(json)
  const jsonLength = padded(text.length)
  const binaryLength = buffers.reduce((sum, buffer) => sum + padded(buffer.length), 0)
  const bytes = new Uint8Array(12 + 8 + jsonLength + 8 + binaryLength)
  const view = new DataView(bytes.buffer)
  const header = [0x46546c67, 2, bytes.length, jsonLength, JSON_CHUNK]
  for (const [at, value] of header.entries()) view.setUint32(at * 4, value, true)
  bytes.fill(0x20, 20, 20 + jsonLength)
  bytes.set(text, 20)
  let at = 20 + jsonLength
  view.setUint32(at, binaryLength, true)
  view.setUint32(at + 4, BINARY_CHUNK, true)
  at += 8
  for (const buffer of buffers) {
    bytes.set(buffer, at)
    at += padded(buffer.length)
  }
  return bytes
}
