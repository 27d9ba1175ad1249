interface SoldOrNot {
  readonly buyers: readonly unknown[]
  readonly salesStatus: string
}

/** Whether nobody has bought the unit: such ones are presented (PST-1). */
export function isVacant({ buyers, salesStatus }: SoldOrNot): boolean {
  return buyers.length === 0 && salesStatus !== 'SOLD'
}
