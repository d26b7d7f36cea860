/** Board and kitchen take the room around it: their height belongs to the orders. */
export const boardFrame = '-my-4 py-1 max-md:pb-24 lg:-mx-6 lg:-mt-1 lg:-mb-9 lg:pt-0 lg:pb-3'
