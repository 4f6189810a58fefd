export const cellsInWords = (count: number) => `${count.toLocaleString()} cell${count === 1 ? "" : "s"}`;
