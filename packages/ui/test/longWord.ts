/** No room to break it in, as such words come from German; none of its letters may be lost. */
export const longWord = 'Betriebshaftpflichtversicherungsbestätigungsanforderungsformular';
