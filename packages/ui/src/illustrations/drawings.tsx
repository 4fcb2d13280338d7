import type { ReactNode } from 'react';
import { accent, art, floor, line, shape } from './drawings.css';

/**
 * Frame of an illustration: 132 by 92, outlines in the control border colour, one shape in the accent colour, a dashed floor.
 */
function Art({ children }: { children: ReactNode }) {
  return (
    <svg className={art} viewBox="0 0 132 92" aria-hidden="true">
      <path className={floor} d="M6 82h120" />
      {children}
    </svg>
  );
}

export const Ticket = () => (
  <Art>
    <rect className={shape} x="30" y="18" width="82" height="46" rx="7" transform="rotate(-6 71 41)" />
    <path
      className={accent}
      d="M22 34a6 6 0 0 1 6-6h66a6 6 0 0 1 6 6v7a6.5 6.5 0 0 0 0 13v7a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6v-7a6.5 6.5 0 0 0 0-13z"
    />
    <path className={line} d="M72 34v5M72 45v5M72 56v5M36 58 54 38" />
    <circle className={line} cx="38.5" cy="40.5" r="3" />
    <circle className={line} cx="51.5" cy="55.5" r="3" />
  </Art>
);

export const Document = () => (
  <Art>
    <rect className={shape} x="52" y="12" width="44" height="58" rx="6" transform="rotate(6 74 41)" />
    <path className={accent} d="M38 20a6 6 0 0 1 6-6h24l14 14v40a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6z" />
    <path className={line} d="M68 14v14h14M48 42h22M48 52h22M48 62h12" />
  </Art>
);

export const Mail = () => (
  <Art>
    <rect className={shape} x="28" y="22" width="76" height="50" rx="7" />
    <path className={accent} d="m28 30 33.5 24a8 8 0 0 0 9 0L104 30a8 8 0 0 0-8-8H36a8 8 0 0 0-8 8z" />
  </Art>
);

export const NoResults = () => (
  <Art>
    <rect className={shape} x="24" y="14" width="64" height="60" rx="7" />
    <path className={line} d="M34 28h30M34 40h20M34 52h14" />
    <circle className={accent} cx="82" cy="50" r="18" />
    <path className={line} d="m95 63 13 13M77 45l10 10M87 45 77 55" />
  </Art>
);

export const Broken = () => (
  <Art>
    <rect className={shape} x="18" y="26" width="40" height="32" rx="7" />
    <rect className={accent} x="76" y="26" width="40" height="32" rx="7" />
    <path className={line} d="M58 36h6M58 48h6M76 36h-5M76 48h-5M18 42H6M116 42h10M64 64l6 8M70 64l-6 8" />
  </Art>
);

export const Lock = () => (
  <Art>
    <rect className={shape} x="34" y="12" width="64" height="66" rx="7" />
    <rect className={accent} x="50" y="42" width="32" height="24" rx="5" />
    <path className={line} d="M57 42v-6a9 9 0 0 1 18 0v6M66 51v6" />
  </Art>
);

export const Map = () => (
  <Art>
    <path className={shape} d="m20 24 28-8 34 8 30-8v50l-30 8-34-8-28 8z" />
    <path className={line} d="M48 16v50M82 24v50" />
    <path className={accent} d="M66 62c10-10 14-16 14-23a14 14 0 0 0-28 0c0 7 4 13 14 23z" />
    <circle className={shape} cx="66" cy="39" r="5" />
  </Art>
);
