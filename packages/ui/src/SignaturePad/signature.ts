/** Signature that was drawn, or a name that was typed instead. */
export type Signature =
  | {
      kind: 'drawn';
      /** SVG path data of the strokes, in a box of 600 × 160. Each stroke begins with `M`. */
      path: string;
    }
  | {
      kind: 'typed';
      /** Name as typed. */
      name: string;
    };

/** Width and height of the box of a signature. */
export const SIGNATURE_BOX = { width: 600, height: 160 } as const;

/** Point in the box of a signature. */
export interface Point {
  x: number;
  y: number;
}

const show = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Path data of a stroke: a smooth curve near its points. One point is a dot. */
export function strokePath(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (!first) return '';
  const last = others.at(-1);
  if (!last) return `M${show(first)}l0 0`;
  const curves = others
    .slice(0, -1)
    .map((point, at) => `Q${show(point)} ${show(middle(point, others[at + 1] ?? last))}`);
  return `M${show(first)}${curves.join('')}L${show(last)}`;
}

/** Path data without its last stroke. */
export const withoutLastStroke = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('M')));

/** Largest font size of a typed name, and the sum of the widths of its characters at size 1 that fits into the box. */
const [TYPED_SIZE, TYPED_WIDTH] = [56, 900] as const;
/** Characters that are as wide as they are high, such as Chinese ones. They count twice. */
const wide = /[\u1100-\u115F\u2E80-\uFFEF]/gu;

/** Font size at which a typed name fits into the box of a signature. */
export function typedSize(name: string): number {
  const characters = [...name].length + (name.match(wide)?.length ?? 0);
  return Math.min(TYPED_SIZE, Math.floor(TYPED_WIDTH / Math.max(1, characters)));
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** SVG image of a signature, for storing it or for a document. Drawn in the text colour of its surroundings. */
export function signatureSvg(signature: Signature): string {
  const { width, height } = SIGNATURE_BOX;
  const content =
    signature.kind === 'drawn'
      ? `<path d="${escaped(signature.path)}" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<text x="${width / 2}" y="100" text-anchor="middle" fill="currentColor" font-family="cursive" font-size="${typedSize(signature.name)}">${escaped(signature.name)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
