// The little of onnxruntime-node that is used: the checks of the whole project run without this package's dependencies.
declare module 'onnxruntime-node' {
  export class Tensor {
    constructor(type: 'float32', data: Float32Array, dims: readonly number[])
    readonly data: Float32Array
  }
  export class InferenceSession {
    static create(
      model: Uint8Array,
      options?: { intraOpNumThreads?: number; graphOptimizationLevel?: 'all' },
    ): Promise<InferenceSession>
    readonly outputNames: readonly string[]
    run(feeds: Readonly<Record<string, Tensor>>): Promise<Record<string, Tensor>>
  }
}
