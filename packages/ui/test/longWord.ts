/** German compound without a break opportunity. No letter of it may be cut off. */
export const longWord = 'Betriebshaftpflichtversicherungsbestätigungsanforderungsformular';
