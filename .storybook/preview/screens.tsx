import { createScreenEnvironment } from '@fairlead/kit/storybook';
import type { Decorator, Loader } from '@storybook/react-vite';
import { features } from '../../apps/portal/src/features';

const room = createScreenEnvironment(features);
const isScreen = (title: string) => /^(Screens|Flows)\//.test(title);

/** Loads the messages before the screen is rendered. */
export const screenLoader: Loader = (context) => (isScreen(context.title) ? room.loader(context) : {});

/** Renders screens inside the portal's providers. Components are rendered alone. */
export const screenDecorator: Decorator = (Story, context) =>
  isScreen(context.title) ? room.decorator(Story, context) : <Story />;
