import '@fontsource-variable/manrope/wght.css?others';
