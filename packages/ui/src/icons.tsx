import {
  ArrowDown as arrowDown,
  ArrowUp as arrowUp,
  Calendar as calendar,
  Camera as camera,
  Check as check,
  ChevronDown as chevronDown,
  ChevronLeft as chevronLeft,
  ChevronRight as chevronRight,
  ChevronUp as chevronUp,
  Circle as circle,
  CircleHelp as circleHelp,
  Clock as clock,
  Columns3 as columns3,
  Copy as copy,
  Download as download,
  Ellipsis as ellipsis,
  File as file,
  FileDown as fileDown,
  Image as image,
  ListFilter as listFilter,
  Menu as menu,
  Minus as minus,
  PanelLeft as panelLeft,
  Pencil as pencil,
  Plus as plus,
  RotateCw as rotateCw,
  Rows3 as rows3,
  Rows4 as rows4,
  Search as search,
  Trash2 as trash2,
  Upload as upload,
} from 'lucide';
import { icon } from './Icon/lucideIcon';

// Icons that the sign-in page needs are in `fieldIcons.tsx`, because a file is always loaded as a whole.
export const ArrowDown = /* @__PURE__ */ icon(arrowDown);
export const ArrowUp = /* @__PURE__ */ icon(arrowUp);
export const Calendar = /* @__PURE__ */ icon(calendar);
export const Camera = /* @__PURE__ */ icon(camera);
export const Check = /* @__PURE__ */ icon(check);
export const ChevronDown = /* @__PURE__ */ icon(chevronDown);
export const ChevronLeft = /* @__PURE__ */ icon(chevronLeft);
export const ChevronRight = /* @__PURE__ */ icon(chevronRight);
export const ChevronUp = /* @__PURE__ */ icon(chevronUp);
export const Circle = /* @__PURE__ */ icon(circle);
export const CircleHelp = /* @__PURE__ */ icon(circleHelp);
export const Clock = /* @__PURE__ */ icon(clock);
export const Columns3 = /* @__PURE__ */ icon(columns3);
export const Copy = /* @__PURE__ */ icon(copy);
export const Download = /* @__PURE__ */ icon(download);
export const Ellipsis = /* @__PURE__ */ icon(ellipsis);
export const File = /* @__PURE__ */ icon(file);
export const FileDown = /* @__PURE__ */ icon(fileDown);
export const Image = /* @__PURE__ */ icon(image);
export const ListFilter = /* @__PURE__ */ icon(listFilter);
export const Menu = /* @__PURE__ */ icon(menu);
export const Minus = /* @__PURE__ */ icon(minus);
export const PanelLeft = /* @__PURE__ */ icon(panelLeft);
export const Pencil = /* @__PURE__ */ icon(pencil);
export const Plus = /* @__PURE__ */ icon(plus);
export const RotateCw = /* @__PURE__ */ icon(rotateCw);
export const Rows3 = /* @__PURE__ */ icon(rows3);
export const Rows4 = /* @__PURE__ */ icon(rows4);
export const Search = /* @__PURE__ */ icon(search);
export const Trash2 = /* @__PURE__ */ icon(trash2);
export const Upload = /* @__PURE__ */ icon(upload);
