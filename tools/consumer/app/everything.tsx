import * as ui from '@fairlead/ui';
import * as combobox from '@fairlead/ui/combobox';
import * as commandPalette from '@fairlead/ui/command-palette';
import * as multiSelect from '@fairlead/ui/multi-select';
import * as phoneNumbers from '@fairlead/ui/phone-numbers';
import * as richText from '@fairlead/ui/rich-text';

console.log(ui, combobox, commandPalette, multiSelect, phoneNumbers, richText);
