interface Canvas {
  getByRole: (role: 'button', options: { name: string | RegExp }) => HTMLElement;
}

/** Button of a day or an hour. The names of events begin with their titles. */
export const cell = (canvas: Canvas, name: string) =>
  canvas.getByRole('button', { name: new RegExp(`^(Today, )?[A-Z][a-z]+, ${name}, (\\d+ events?|No events)$`) });
export const eventIn = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('button', { name });
