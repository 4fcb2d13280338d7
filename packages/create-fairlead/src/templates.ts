/** Templates by name, with their titles. Each is an app in the folder `examples` of the repository. */
export const templates = { vite: 'Vite', next: 'Next.js, App Router' } as const;

export type Template = keyof typeof templates;

export const isTemplate = (name: string): name is Template => Object.hasOwn(templates, name);
