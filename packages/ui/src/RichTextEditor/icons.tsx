import {
  AtSign as atSign,
  Bold as bold,
  Italic as italic,
  Link as link,
  List as list,
  ListOrdered as listOrdered,
  Redo2 as redo2,
  Underline as underline,
  Undo2 as undo2,
} from 'lucide';
import { icon } from '../Icon/lucideIcon';

export const AtSign = /* @__PURE__ */ icon(atSign);
export const Bold = /* @__PURE__ */ icon(bold);
export const Italic = /* @__PURE__ */ icon(italic);
export const Link = /* @__PURE__ */ icon(link);
export const List = /* @__PURE__ */ icon(list);
export const ListOrdered = /* @__PURE__ */ icon(listOrdered);
export const Redo2 = /* @__PURE__ */ icon(redo2);
export const Underline = /* @__PURE__ */ icon(underline);
export const Undo2 = /* @__PURE__ */ icon(undo2);
