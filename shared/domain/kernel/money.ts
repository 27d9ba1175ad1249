/**
 * Amounts are integer cents, quantities are handled as integer thousandths, so that nothing is
 * ever rounded but a unit price times a quantity, once (domain.md "Option total").
 */

/** A quantity with at most three decimals as an integer number of thousandths. */
export function toThousandths(quantity: number): number {
  return Math.round(quantity * 1000)
}

/** The quantity that an integer number of thousandths stands for. */
export function fromThousandths(thousandths: number): number {
  return thousandths / 1000
}

/**
 * Cents of `unitPrice` cents × `thousandths` of a unit, rounded half up (towards +∞), once.
 * Whole units are kept apart from the rest, so it is exact for all that the contract allows.
 */
export function multiplyByQuantity(unitPrice: number, thousandths: number): number {
  const wholeUnits = Math.floor(thousandths / 1000)
  const rest = unitPrice * (thousandths - wholeUnits * 1000)
  return unitPrice * wholeUnits + Math.floor((rest + 500) / 1000)
}
