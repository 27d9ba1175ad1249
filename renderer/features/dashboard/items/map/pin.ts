/** The outline of the mark of a place, in a box of 40 by 42 whose lower edge is at the place; its hole by `evenodd`. */
export const PIN =
  'M20 41C18 41 3 27 3 17.500A17 16.500 0 0 1 37 17.500C37 27 22 41 20 41ZM20 24A6.500 6.500 0 1 0 20 11A6.500 6.500 0 0 0 20 24Z'
