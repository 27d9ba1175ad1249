/** Of what is read of a unit's documents. */
export const DOCUMENTS_KEY = 'unit-documents'
