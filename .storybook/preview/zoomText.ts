/** Sets the text size like the browser's setting, in percent of the default. */
export function zoomText(percent: number): void {
  document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
}
