/** Sets the size of text as a browser's own setting does: in percent of what the page would have. */
export function zoomText(percent: number): void {
  document.documentElement.style.fontSize = percent === 100 ? '' : `${(81.25 * percent) / 100}%`;
}
