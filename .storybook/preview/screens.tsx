import { screenRoom } from '@fairlead/kit/storybook';
import type { Decorator, Loader } from '@storybook/react-vite';
import { features } from '../../apps/portal/src/features';

const room = screenRoom(features);
const isScreen = (title: string) => /^(Screens|Flows)\//.test(title);

/** The words of a screen are there before it is. */
export const screenLoader: Loader = (context) => (isScreen(context.title) ? room.loader(context) : {});

/** Screens stand in the portal's surroundings; components stand alone. */
export const screenDecorator: Decorator = (Story, context) =>
  isScreen(context.title) ? room.decorator(Story, context) : <Story />;
