import { Frame } from './Frame';
import { Shortcuts } from './Shortcuts';

export default function CustomerScreen() {
  return (
    <Frame>
      <Shortcuts />
    </Frame>
  );
}
