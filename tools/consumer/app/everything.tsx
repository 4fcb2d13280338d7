import * as ui from '@fairlead/ui';
import * as charts from '@fairlead/ui/charts';
import * as combobox from '@fairlead/ui/combobox';
import * as commandPalette from '@fairlead/ui/command-palette';
import * as multiSelect from '@fairlead/ui/multi-select';
import * as richText from '@fairlead/ui/rich-text';
import * as richTextEditor from '@fairlead/ui/rich-text-editor';

console.log(ui, charts, combobox, commandPalette, multiSelect, richText, richTextEditor);
