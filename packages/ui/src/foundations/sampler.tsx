import { Plus } from 'lucide';
import { Alert } from '../Alert/Alert';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Checkbox } from '../Checkbox/Checkbox';
import { Chip } from '../Chip/Chip';
import { Icon } from '../Icon/Icon';
import { Inline } from '../Inline/Inline';
import { Link } from '../Link/Link';
import { MeterBar } from '../MeterBar/MeterBar';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { Select } from '../Select/Select';
import { Stack } from '../Stack/Stack';
import { Switch } from '../Switch/Switch';
import { Text } from '../Text/Text';
import { TextField } from '../TextField/TextField';
import { tones } from '../theme/tokens';

/** Sample of many components, for themes and user preferences. */
export function Sampler() {
  return (
    <Card
      title="Policy HO-3 204 551"
      actions={
        <Chip tone="success" dot>
          Active
        </Chip>
      }
    >
      <Stack gap={16}>
        <Inline gap={8} wrap>
          <Button variant="solid" tone="accent" leadingIcon={<Icon of={Plus} />}>
            Add
          </Button>
          <Button>Edit</Button>
          <Button variant="soft" tone="accent">
            Review
          </Button>
          <Button variant="ghost">Cancel</Button>
          <Button variant="solid" tone="danger">
            Delete
          </Button>
          <Button disabled>Sent</Button>
        </Inline>
        <Inline gap={8} wrap>
          {tones.map((tone) => (
            <Chip key={tone} tone={tone} dot>
              {tone}
            </Chip>
          ))}
        </Inline>
        <Inline gap={16} wrap align="start">
          <TextField label="Named insured" defaultValue="Ines Ardan" />
          <TextField label="Premium" defaultValue="abc" error="Enter an amount" />
          <Select label="Payment" options={[{ value: 'full', label: 'Full Pay' }]} defaultValue="full" />
        </Inline>
        <Inline gap={16} wrap align="start">
          <Checkbox label="Renews by itself" defaultChecked />
          <Switch label="Paperless" defaultChecked />
          <SegmentedControl
            label="Period"
            options={[
              { value: 'month', label: 'Month' },
              { value: 'year', label: 'Year' },
            ]}
            defaultValue="year"
          />
          <Avatar name="Ines Ardan" />
        </Inline>
        <Alert tone="warning" title="Ends in 12 days">
          The carrier has not answered yet.
        </Alert>
        <MeterBar value={64} max={100} />
        <Text>
          Words on the page, <Link href="#sampler">a link among them</Link>, and{' '}
          <Text asChild tone="muted">
            <span>what matters less</span>
          </Text>
          .
        </Text>
      </Stack>
    </Card>
  );
}
