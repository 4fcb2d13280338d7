export { Board, type BoardProps } from './Board/Board';
export type { BoardColumn, BoardMove } from './Board/places';
