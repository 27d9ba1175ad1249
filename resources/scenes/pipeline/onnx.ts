/**
 * The few pieces of Protocol Buffers that an ONNX model needs, with the field numbers of onnx.proto
 * (https://github.com/onnx/onnx/blob/main/onnx/onnx.proto).
 */
const MODEL = { irVersion: 1, graph: 7, opsetImport: 8 } as const
const OPSET = { domain: 1, version: 2 } as const
const GRAPH = { node: 1, name: 2, initializer: 5, input: 11, output: 12 } as const
const NODE = { input: 1, output: 2, opType: 4, attribute: 5 } as const
const ATTRIBUTE = { name: 1, i: 3, s: 4, ints: 8, type: 20 } as const
const ATTRIBUTE_TYPE = { int: 2, string: 3, ints: 7 } as const
const TENSOR = { dims: 1, dataType: 2, name: 8, rawData: 9 } as const
const VALUE_INFO = { name: 1, type: 2 } as const
const TYPE = { tensorType: 1 } as const
const TENSOR_TYPE = { elemType: 1, shape: 2 } as const
const SHAPE = { dim: 1 } as const
const DIMENSION = { value: 1, param: 2 } as const
/** 32-bit floats. */
const FLOAT = 1
const IR_VERSION = 7
const OPSET_VERSION = 13

/** A tensor of 32-bit floats. */
export interface Tensor {
  readonly shape: readonly number[]
  readonly values: Float32Array
}

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

/** A field with a number. */
const number = (field: number, value: number): Buffer => Buffer.concat([varint(field << 3), varint(value)])

/** A field with a text or a message of fields. */
function part(field: number, ...content: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((c) => (typeof c === 'string' ? Buffer.from(c) : c)))
  return Buffer.concat([varint((field << 3) | 2), varint(body.length), body])
}

/** What a node is told besides its inputs. */
export type Attribute = readonly [name: string, value: number | string | readonly number[]]

function attribute([name, value]: Attribute): Buffer {
  const content =
    typeof value === 'number'
      ? [number(ATTRIBUTE.i, value), number(ATTRIBUTE.type, ATTRIBUTE_TYPE.int)]
      : typeof value === 'string'
        ? [part(ATTRIBUTE.s, value), number(ATTRIBUTE.type, ATTRIBUTE_TYPE.string)]
        : [...value.map((v) => number(ATTRIBUTE.ints, v)), number(ATTRIBUTE.type, ATTRIBUTE_TYPE.ints)]
  return part(NODE.attribute, part(ATTRIBUTE.name, name), ...content)
}

/** An operator of the graph. */
export function getNode(
  opType: string,
  inputs: readonly string[],
  output: string,
  attributes: readonly Attribute[],
): Buffer {
  const names = [...inputs.map((input) => part(NODE.input, input)), part(NODE.output, output)]
  return part(GRAPH.node, ...names, part(NODE.opType, opType), ...attributes.map(attribute))
}

/** A constant of the graph. */
function initializer(name: string, { shape, values }: Tensor): Buffer {
  const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength)
  const dims = shape.map((size) => number(TENSOR.dims, size))
  return part(
    GRAPH.initializer,
    ...dims,
    number(TENSOR.dataType, FLOAT),
    part(TENSOR.name, name),
    part(TENSOR.rawData, bytes),
  )
}

/** A picture that goes in or out: one, with so many channels, of any height and width. */
function pictures(field: number, name: string, channels: number): Buffer {
  const dimensions = [
    part(SHAPE.dim, number(DIMENSION.value, 1)),
    part(SHAPE.dim, number(DIMENSION.value, channels)),
    part(SHAPE.dim, part(DIMENSION.param, 'h')),
    part(SHAPE.dim, part(DIMENSION.param, 'w')),
  ]
  const tensor = [number(TENSOR_TYPE.elemType, FLOAT), part(TENSOR_TYPE.shape, ...dimensions)]
  const type = part(VALUE_INFO.type, part(TYPE.tensorType, ...tensor))
  return part(field, part(VALUE_INFO.name, name), type)
}

/** What a model of pictures consists of; `input` and `output`: name and channels. */
export interface Graph {
  readonly name: string
  readonly nodes: readonly Buffer[]
  readonly constants: ReadonlyMap<string, Tensor>
  readonly input: readonly [name: string, channels: number]
  readonly output: readonly [name: string, channels: number]
}

/** The bytes of an ONNX model. */
export function getModel({ name, nodes, constants, input, output }: Graph): Buffer {
  const graph = part(
    MODEL.graph,
    ...nodes,
    part(GRAPH.name, name),
    ...[...constants].map(([id, tensor]) => initializer(id, tensor)),
    pictures(GRAPH.input, ...input),
    pictures(GRAPH.output, ...output),
  )
  const opset = part(MODEL.opsetImport, part(OPSET.domain, ''), number(OPSET.version, OPSET_VERSION))
  return Buffer.concat([number(MODEL.irVersion, IR_VERSION), opset, graph])
}
