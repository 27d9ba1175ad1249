import { parseSync, visitorKeys } from 'oxc-parser'

const SWAPPED = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
}
const JOINED = { '&&': '||', '||': '&&' }
/** One more of a larger number (a limit, a waiting time) is nothing that anybody means. */
const LARGEST_COUNT = 10

/**
 * @typedef {object} Mutant
 * @property {number} start offset in the source, in UTF-16 units
 * @property {number} end
 * @property {string} text what stands there instead
 * @property {number} line from 1
 * @property {string} change for a person: `a < b → a <= b`
 */

/**
 * Every small change of meaning that can be made to one module, in the order of the text.
 * @param {string} source TypeScript @param {string} file its name @returns {Mutant[]}
 */
export function findMutants(source, file) {
  const found = []
  const { program } = parseSync(file, source)
  walk(program, (node) => {
    for (const [part, text] of getChanges(node, source)) {
      const { start, end } = part
      const line = source.slice(0, start).split('\n').length
      const change = `${brief(source.slice(start, end))} → ${brief(text) || 'nothing'}`
      found.push({ start, end, text, line, change })
    }
  })
  return found.sort((a, b) => a.start - b.start || a.end - b.end || (a.text < b.text ? -1 : 1))
}

/** @param {string} source @param {Mutant} mutant */
export function applyMutant(source, mutant) {
  return source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end)
}

function* getChanges(node, source) {
  const getText = (part) => source.slice(part.start, part.end)
  const without = (operator) => `${getText(node.left)} ${operator} ${getText(node.right)}`
  if (node.type === 'BinaryExpression' && SWAPPED[node.operator]) yield [node, without(SWAPPED[node.operator])]
  if (node.type === 'LogicalExpression' && JOINED[node.operator])
    yield [node, `(${getText(node.left)}) ${JOINED[node.operator]} (${getText(node.right)})`]
  if (node.type === 'UnaryExpression' && node.operator === '!') yield [node, getText(node.argument)]
  if (node.type === 'Literal' && typeof node.value === 'boolean') yield [node, String(!node.value)]
  if (node.type === 'Literal' && typeof node.value === 'number' && node.value <= LARGEST_COUNT)
    yield [node, String(node.value + 1)]
  if (['IfStatement', 'ConditionalExpression'].includes(node.type) && isPlain(node.test))
    yield [node.test, `!(${getText(node.test)})`]
  if (node.type === 'ReturnStatement' && node.argument?.type === 'Literal' && typeof node.argument.value === 'string')
    yield [node.argument, `'something else'`]
  if (node.type === 'ExpressionStatement' && isCall(node.expression)) yield [node, '']
}

/** A condition that no other operator changes. */
function isPlain(test) {
  return ['Identifier', 'MemberExpression', 'CallExpression', 'AwaitExpression', 'ChainExpression'].includes(test.type)
}

function isCall(expression) {
  const inner = expression.type === 'AwaitExpression' ? expression.argument : expression
  return inner.type === 'CallExpression' && inner.callee.type !== 'Super'
}

function walk(node, visit) {
  if (node.type.startsWith('TS') && !/^TS(?:As|NonNull|Satisfies)/.test(node.type)) return
  if (node.type === 'ImportDeclaration') return
  visit(node)
  for (const key of visitorKeys[node.type] ?? []) {
    for (const child of [node[key]].flat()) if (child) walk(child, visit)
  }
}

function brief(text) {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}
