/** Where lists of orders, and single ones, are kept. */
export const ORDERS_KEY = ['admin', 'orders'] as const
