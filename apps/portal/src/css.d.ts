declare module '*.css?others';
