import {
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';

/** Names this process in metrics and traces. `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` take precedence. */
export const describeProcess = (version: string): Resource =>
  resourceFromAttributes({ 'service.name': 'fairlead', 'service.version': version })
    .merge(detectResources({ detectors: [serviceInstanceIdDetector] }))
    .merge(detectResources({ detectors: [envDetector] }));
