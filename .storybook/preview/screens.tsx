import { createScreenEnvironment, type ScreenParameters } from '@fairlead/kit/storybook';
import type { Decorator, Loader } from '@storybook/react-vite';
import { features } from '../../apps/portal/src/features';
import { screenSpace } from './theme.css';

const room = createScreenEnvironment(features);
const isScreen = (title: string) => /^(Screens|Flows)\//.test(title);

/** Loads the messages before the screen is rendered. */
export const screenLoader: Loader = (context) => (isScreen(context.title) ? room.loader(context) : {});

const frames = new Map(features.flatMap(({ routes }) => routes.map(({ path, frame = 'shell' }) => [path, frame])));

/** Whether the portal shows the screen beside its sidebar. The stories of the portal itself render the sidebar. */
const isFramed = (title: string, { route, persona }: ScreenParameters) => {
  const frame = frames.get(route ?? '');
  return !title.startsWith('Screens/Portal/') && frame !== 'plain' && !(frame === 'either' && persona === null);
};

/** Renders screens inside the portal's providers, with the space that the portal has around them. Components are rendered alone. */
export const screenDecorator: Decorator = (Story, context) => {
  if (!isScreen(context.title)) return <Story />;
  const Framed = () => (
    <div className={screenSpace}>
      <Story />
    </div>
  );
  return room.decorator(isFramed(context.title, context.parameters as ScreenParameters) ? Framed : Story, context);
};
