import {
  ArrowDown as arrowDown,
  ArrowUp as arrowUp,
  Bold as bold,
  Calendar as calendar,
  Check as check,
  ChevronDown as chevronDown,
  ChevronLeft as chevronLeft,
  ChevronRight as chevronRight,
  ChevronUp as chevronUp,
  Circle as circle,
  CircleAlert as circleAlert,
  CircleCheck as circleCheck,
  CircleHelp as circleHelp,
  Clock as clock,
  Columns3 as columns3,
  Copy as copy,
  Download as download,
  Ellipsis as ellipsis,
  Eye as eye,
  EyeOff as eyeOff,
  File as file,
  FileDown as fileDown,
  type IconNode,
  Image as image,
  Info as info,
  Italic as italic,
  Link as link,
  List as list,
  ListFilter as listFilter,
  ListOrdered as listOrdered,
  Lock as lock,
  Menu as menu,
  Minus as minus,
  PanelLeft as panelLeft,
  Pencil as pencil,
  Plus as plus,
  Redo2 as redo2,
  RotateCw as rotateCw,
  Rows3 as rows3,
  Rows4 as rows4,
  Search as search,
  Trash2 as trash2,
  TriangleAlert as triangleAlert,
  Underline as underline,
  Undo2 as undo2,
  Upload as upload,
  X as x,
} from 'lucide';
import type { SVGProps } from 'react';
import { drawn } from './Icon/Icon';

/**
 * The pictures of lucide without its React runtime, which would be a fifth of a page with a table. Callers pass icons of
 * lucide-react, or any others.
 */
const icon = (node: IconNode) => (props: SVGProps<SVGSVGElement>) => drawn(node, props);

export const ArrowDown = /* @__PURE__ */ icon(arrowDown);
export const ArrowUp = /* @__PURE__ */ icon(arrowUp);
export const Bold = /* @__PURE__ */ icon(bold);
export const Calendar = /* @__PURE__ */ icon(calendar);
export const Check = /* @__PURE__ */ icon(check);
export const ChevronDown = /* @__PURE__ */ icon(chevronDown);
export const ChevronLeft = /* @__PURE__ */ icon(chevronLeft);
export const ChevronRight = /* @__PURE__ */ icon(chevronRight);
export const ChevronUp = /* @__PURE__ */ icon(chevronUp);
export const Circle = /* @__PURE__ */ icon(circle);
export const CircleAlert = /* @__PURE__ */ icon(circleAlert);
export const CircleCheck = /* @__PURE__ */ icon(circleCheck);
export const CircleHelp = /* @__PURE__ */ icon(circleHelp);
export const Clock = /* @__PURE__ */ icon(clock);
export const Columns3 = /* @__PURE__ */ icon(columns3);
export const Copy = /* @__PURE__ */ icon(copy);
export const Download = /* @__PURE__ */ icon(download);
export const Ellipsis = /* @__PURE__ */ icon(ellipsis);
export const Eye = /* @__PURE__ */ icon(eye);
export const EyeOff = /* @__PURE__ */ icon(eyeOff);
export const File = /* @__PURE__ */ icon(file);
export const FileDown = /* @__PURE__ */ icon(fileDown);
export const Image = /* @__PURE__ */ icon(image);
export const Info = /* @__PURE__ */ icon(info);
export const Italic = /* @__PURE__ */ icon(italic);
export const Link = /* @__PURE__ */ icon(link);
export const List = /* @__PURE__ */ icon(list);
export const ListFilter = /* @__PURE__ */ icon(listFilter);
export const ListOrdered = /* @__PURE__ */ icon(listOrdered);
export const Lock = /* @__PURE__ */ icon(lock);
export const Menu = /* @__PURE__ */ icon(menu);
export const Minus = /* @__PURE__ */ icon(minus);
export const PanelLeft = /* @__PURE__ */ icon(panelLeft);
export const Pencil = /* @__PURE__ */ icon(pencil);
export const Plus = /* @__PURE__ */ icon(plus);
export const Redo2 = /* @__PURE__ */ icon(redo2);
export const RotateCw = /* @__PURE__ */ icon(rotateCw);
export const Rows3 = /* @__PURE__ */ icon(rows3);
export const Rows4 = /* @__PURE__ */ icon(rows4);
export const Search = /* @__PURE__ */ icon(search);
export const Trash2 = /* @__PURE__ */ icon(trash2);
export const TriangleAlert = /* @__PURE__ */ icon(triangleAlert);
export const Underline = /* @__PURE__ */ icon(underline);
export const Undo2 = /* @__PURE__ */ icon(undo2);
export const Upload = /* @__PURE__ */ icon(upload);
export const X = /* @__PURE__ */ icon(x);
