import {
  CircleAlert as circleAlert,
  CircleCheck as circleCheck,
  Eye as eye,
  EyeOff as eyeOff,
  Info as info,
  Lock as lock,
  TriangleAlert as triangleAlert,
  X as x,
} from 'lucide';
import { icon } from './Icon/lucideIcon';

// Icons of fields and alerts only, because this file is part of the first page's bundle.
export const CircleAlert = /* @__PURE__ */ icon(circleAlert);
export const CircleCheck = /* @__PURE__ */ icon(circleCheck);
export const Eye = /* @__PURE__ */ icon(eye);
export const EyeOff = /* @__PURE__ */ icon(eyeOff);
export const Info = /* @__PURE__ */ icon(info);
export const Lock = /* @__PURE__ */ icon(lock);
export const TriangleAlert = /* @__PURE__ */ icon(triangleAlert);
export const X = /* @__PURE__ */ icon(x);
