/** The board takes the room around it: its height belongs to the orders. */
export const boardFrame = '-my-4 flex flex-col gap-2 py-1 max-md:pb-24 lg:-mx-6 lg:-my-9 lg:py-3'
