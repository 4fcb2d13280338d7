import type { AnyGetRequest } from '@fairlead/api-client/client';
import type { Role } from '@fairlead/rules';
import { useParams } from 'react-router-dom';
import type { FeatureRoute, Place, View, Visit } from './feature';
import type { PathParameters } from './urls';

/** Screen of a route whose requests know the parameters of the address. */
type ViewAt<P extends string> = Omit<View, 'data'> & {
  /** Requests to start while the code of the screen still loads. */
  data?: (visit: Visit<PathParameters<P>>) => readonly AnyGetRequest[];
};

type PlaceOptions = Omit<Place, 'path'>;

/** Describes a route. The parameters of its requests are typed by the address. */
export function route<const P extends string>(path: P, options: PlaceOptions & ViewAt<P>): Place & View;
export function route<const P extends string>(
  path: P,
  options: PlaceOptions & { screen: Readonly<Partial<Record<Role, ViewAt<P>>>> },
): FeatureRoute;
export function route(path: string, options: object): FeatureRoute {
  return { ...options, path } as FeatureRoute;
}

/**
 * Returns the parameters of the address.
 * @param path Address of the route that shows the component.
 * @throws {Error} If the component is shown by a route without one of the parameters.
 */
export function useRouteParams<P extends string>(path: P): PathParameters<P> {
  const params = useParams();
  for (const [, name = ''] of path.matchAll(/:(\w+)/g))
    if (params[name] === undefined) throw new Error(`The address has no parameter ${name}: ${path}`);
  return params as PathParameters<P>;
}
